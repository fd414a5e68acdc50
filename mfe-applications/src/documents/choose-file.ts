/** Id of the hidden input that takes a required document's file. */
export const fileInputId = (docId: string): string => `file-of-${docId}`;
/** Id of the button that opens the dialog of that input. */
export const uploadButtonId = (docId: string): string => `upload-of-${docId}`;

/**
 * Opens the browser's dialog for the file of a required document, which is then uploaded as from its row: the row's
 * button has the focus, which stays in the row when the upload removes what was pressed. Nothing while its row takes no
 * file. Call it in the handler of a press: the browser allows it only there.
 */
export function chooseFile(docId: string): void {
  document.getElementById(uploadButtonId(docId))?.focus({ preventScroll: true });
  document.getElementById(fileInputId(docId))?.click();
}
