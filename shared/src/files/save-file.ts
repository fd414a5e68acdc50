/** Hands the agent a file, as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // a browser that has not begun by then never will
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
