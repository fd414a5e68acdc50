/** Id of the hidden input that takes a required document's file. */
export const fileInputId = (docId: string): string => `file-of-${docId}`;

/**
 * Opens the browser's dialog for the file of a required document, which is then uploaded as from its row. Nothing while
 * its row takes no file. Call it in the handler of a press: the browser allows it only there.
 */
export function chooseFile(docId: string): void {
  document.getElementById(fileInputId(docId))?.click();
}
