/** Saves a file on the agent's device, as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // a browser that has not started the download in 60 s will not start it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
