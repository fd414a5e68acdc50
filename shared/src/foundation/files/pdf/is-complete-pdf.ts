/** The end of a PDF is looked for in its last bytes, after which programs may leave zeros or spaces. */
const lastBytes = 1024;
const ends = ['%%EOF', 'startxref'];
const space = 0x20;

/** Whether a PDF has its end: the file of a download that was cut has none. */
export function isCompletePdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= space) end -= 1;
  const text = String.fromCharCode(...bytes.subarray(Math.max(0, end - lastBytes), end));
  return ends.some((word) => text.includes(word));
}
