import { applicationsPath, homePath } from '@portal/shared/pages';
import { hostLabels } from '@portal/shared/remote/host-labels';
import type { ColorMode } from '@portal/shared/ui';
import type { FinderCommand } from './commands.ts';

/** A setting that a command of the finder changes: the colour mode, or the privacy view on and off. */
export type PageAct = ColorMode | 'privacy';

/** A page or a setting that the finder finds by its words. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  /** More words that find it, in small letters. */
  readonly words: readonly string[];
  readonly target: { readonly to: string } | { readonly act: PageAct };
  /**
   * Offered without its words after any search, or after one without a customer. Before a search and after a failure all
   * are.
   */
  readonly offered: 'always' | 'nothing-found';
}

/** The pages of the menu, and settings. */
const ownCommands: readonly PageCommand[] = [
  {
    id: 'page-applications',
    label: hostLabels.applications,
    words: ['orders'],
    target: { to: applicationsPath },
    offered: 'nothing-found',
  },
  {
    id: 'page-home',
    label: hostLabels.home,
    words: ['dashboard'],
    target: { to: homePath },
    offered: 'nothing-found',
  },
  {
    id: 'act-dark',
    label: hostLabels.darkMode,
    words: ['theme'],
    target: { act: 'dark' },
    offered: 'nothing-found',
  },
  {
    id: 'act-light',
    label: hostLabels.lightMode,
    words: ['theme'],
    target: { act: 'light' },
    offered: 'nothing-found',
  },
  {
    id: 'act-privacy',
    label: hostLabels.privacy,
    words: ['blur', 'hide', 'amounts'],
    target: { act: 'privacy' },
    offered: 'nothing-found',
  },
];

/** Returns the commands that remotes declare, and after them the pages of the menu and the settings. */
export const listPageCommands = (declared: readonly FinderCommand[]): readonly PageCommand[] => [
  ...declared.map(
    ({ id, label, path, when }): PageCommand => ({
      id: `page-${id}`,
      label,
      words: [],
      target: { to: path },
      offered: when ?? 'always',
    }),
  ),
  ...ownCommands,
];

/** Returns the commands of which each typed word begins a word. One letter finds none. */
export function findPageCommands(pages: readonly PageCommand[], keyword: string): readonly PageCommand[] {
  const typed = keyword.toLowerCase().split(' ');
  if (keyword.length < 2) return [];
  return pages.filter(({ label, words }) => {
    const all = [...label.toLowerCase().split(' '), ...words];
    return typed.every((word) => all.some((one) => one.startsWith(word)));
  });
}
