/** A hanging file is given up after 8 s (docs/federation.md), and on a busy machine later. */
export const afterDeadline = { timeout: 30_000 } as const;
