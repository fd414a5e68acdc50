/** Encoding → end of the name of a file's compressed form, which lies beside the file: `main.1a2b3c4d.js.br`. */
export const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Whether a file of a release is the compressed form of another one: its name ends in `.br` or `.gz`. */
export const isCompressedForm = (file: string): boolean =>
  Object.values(compressedSuffixes).some((suffix) => file.endsWith(suffix));
