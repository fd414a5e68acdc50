/** Ways in which a window may navigate the window that opened it, or one of its ancestors. The portal's is named `portal-window`. */
export const hijacks: readonly string[] = [
  'opener.location = address',
  'opener.location.replace(address)',
  'opener.parent.location = address',
  'opener.top.location = address',
  "open(address, 'portal-window')",
  "open(address, '_parent')",
  "open(address, '_top')",
  "opener.open(address, '_top')",
  'opener.top.close()',
];

/** A script that tries to send another window to `target`; the browser may refuse it with an error or with none. */
export const hijackScript = (hijack: string, target: string): string =>
  `try { const address = ${JSON.stringify(target)}; ${hijack} } catch {}`;
