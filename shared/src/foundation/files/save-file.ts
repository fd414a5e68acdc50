/** Saves `content` on the agent's device under this file name, as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // a browser that has not started the download in 60 s will not start it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
