import type { RegistryEntry } from '../../src/federation/index.ts';
import { integrityAttribute } from './script-element.ts';

/**
 * Returns preloads of the sign-in slot's files, one round trip before the host's code asks for them. Their `media` matches no
 * browser: the inline script removes it where the first paint is sign-in (first-paint-script.ts). None while some browsers get
 * another release.
 */
export function signInPreloads(entry: RegistryEntry | undefined): readonly string[] {
  if (!entry || entry.canary) return [];
  const { base, entry: container, slots, integrity } = entry.current;
  return [container, ...(slots.login ?? [])].map(
    (file) =>
      `<link rel="preload" as="script" crossorigin="anonymous"${integrityAttribute(integrity[file])} href="${base}${file}" media="not all" data-first="login">`,
  );
}
