import { safeParse } from '@portal/shared/schema';
import type { DeclaredPage } from './declares.ts';
import { type Access, access as accessSchema, type IconNodes, menuEntry } from './frame-members.ts';
import { isLabelAllowed } from './labels.ts';

/** An entry of the side menu. */
export interface MenuPage {
  readonly label: string;
  readonly path: string;
  readonly icon: IconNodes;
  readonly access?: Access | undefined;
}

/**
 * Returns the side menu's entries of pages, in order: as they are declared, but each behind those that its `after` names and
 * that exist. One with a label that a remote may not have is left out.
 */
export function menuOf(pages: readonly DeclaredPage[]): readonly MenuPage[] {
  const entries = pages.flatMap(({ path, nav, access }) => {
    const { data } = safeParse(menuEntry, nav);
    return data && isLabelAllowed(data.label, path)
      ? [{ path, access: safeParse(accessSchema, access).data, ...data }]
      : [];
  });
  const ordered = entries.filter(({ after }) => !after);
  for (const entry of entries.filter(({ after }) => after)) {
    const last = ordered.findLastIndex(({ path }) => entry.after?.includes(path));
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, entry);
  }
  return ordered;
}

/** Texts of the first paint's menu entry, which composition replaces by those of each entry. */
export const menuTemplate: MenuPage = {
  label: '__menu_label__',
  path: '/__menu_path__',
  icon: [['path', { d: '__menu_icon__' }]],
};
