import { type Provides, type RegistryEntry, unmetNeeds } from '../../src/contract/federation/index.ts';
import { integrityAttribute } from './script-element.ts';

/**
 * Returns preloads of the sign-in slot's files, one round trip before the host's code asks for them. Their `media` matches no
 * browser: the inline script removes it where the first paint is sign-in (first-paint-script.ts). None where a browser may get
 * another release: during a canary, and when the host does not provide what the current one needs.
 */
export function signInPreloads(entry: RegistryEntry | undefined, provides: Provides): readonly string[] {
  if (!entry || entry.canary || unmetNeeds(entry.current.needs, provides).length > 0) return [];
  const { base, entry: container, slots, integrity } = entry.current;
  return [container, ...(slots.login ?? [])].map(
    (file) =>
      `<link rel="preload" as="script" crossorigin="anonymous"${integrityAttribute(integrity[file])} href="${base}${file}" media="not all" data-first="login">`,
  );
}
