import { type RemoteDeclaration, slotsOf } from '../../../src/contract/remote/index.ts';
import { choices } from '../../../src/testing/chosen/choices.ts';
import { sampleAddress } from '../../../src/testing/samples/props.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const select = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  `<label>${label} <select name="${name}">${options
    .map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`)
    .join('')}</select></label>`;

/** Keeps the choices in the address, so that a reload has them, and shows the slot with them in the frame. */
const script = `
const [form, frame, output] = ['form', 'iframe', 'output'].map((name) => document.querySelector(name));
const { slot, address, width } = form.elements;
const addresses = JSON.parse(form.dataset.addresses);
const initial = Object.fromEntries(new FormData(form));
const kept = new URLSearchParams(location.search);
for (const [name, value] of kept) if (form.elements[name]) form.elements[name].value = value;
for (const each of form.querySelectorAll('select')) if (each.selectedIndex < 0) each.value = initial[each.name];
if (!kept.has('address')) address.value = addresses[slot.value];
function show() {
  const query = '?' + new URLSearchParams(new FormData(form));
  history.replaceState(null, '', query);
  output.textContent = 'Address: ' + address.value;
  frame.style.width = width.value === 'full' ? '100%' : width.value + 'px';
  frame.title = slot.selectedOptions[0].text;
  frame.src = '/slot' + query;
}
form.addEventListener('change', ({ target }) => {
  if (target === slot) address.value = addresses[slot.value];
  show();
});
form.addEventListener('submit', (event) => { event.preventDefault(); show(); });
addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && typeof data?.said === 'string') output.textContent = data.said;
});
show();`;

/** Returns the page at `/`: what can be chosen, and below it the slot in a frame, which has the chosen width. */
export function choicesPage(name: string, remote: RemoteDeclaration): string {
  const slots = slotsOf(remote);
  const addressOf = (slot: (typeof slots)[number]) => {
    const page = remote.pages?.find((each) => each.slot === slot);
    return page ? sampleAddress(page) : '/';
  };
  const addresses = Object.fromEntries(slots.map((slot) => [slot.name, addressOf(slot)]));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${name} alone</title><link rel="icon" href="data:,">
<style>
body,h1{margin:0}
h1{font-size:16px}
main{display:grid;grid-template-rows:auto 1fr;height:100vh;font:14px system-ui;background:#d9d9d9;color:#111}
form{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 16px;background:#fff}
select,input{font:inherit;min-height:28px}
output{flex-basis:100%}
iframe{border:0;height:100%;margin:auto;background:#fff}
</style>
<main>
<form data-addresses="${escapeHtml(JSON.stringify(addresses))}">
<h1>${name}</h1>
${select(
  'slot',
  'Slot',
  slots.map((slot) => [slot.name, slot.name] as const),
)}
<label>Address <input name="address" size="40"></label>
${select('agent', 'Agent', Object.entries(choices.agent))}
${select('mode', 'Color mode', Object.entries(choices.mode))}
${select('width', 'Width', Object.entries(choices.width).reverse())}
${select('latency', 'Answers come', Object.entries(choices.latency))}
${select('failure', 'Failures', Object.entries(choices.failure))}
<output></output>
</form>
<iframe></iframe>
</main>
<script>${script}</script>
</html>`;
}

/** Returns the page at `/slot`, in the frame. */
export const slotPage = (): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Slot</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<style>html{font-family:Inter,system-ui}</style>
<script>self.__portalScripts = { addressOf: (address) => address };</script>
<body><main></main><script src="/slots.js"></script></body>
</html>`;
