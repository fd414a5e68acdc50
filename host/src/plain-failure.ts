/**
 * What is left when the portal itself cannot start: a sentence and a way on, without React or styles of ours.
 * `detail` is for whoever deploys the portal.
 */
export function showPlainFailure(root: Element, detail: string): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Agent Portal could not start';
  const text = document.createElement('p');
  text.textContent = 'Try again in a moment. If this stays, contact sales support.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  const more = document.createElement('pre');
  more.textContent = detail;
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(heading, text, again, more);
  root.replaceChildren(main);
}
