import fc from 'fast-check';
import { html } from './html.ts';

test('escapes texts and attribute values', () => {
  expect(String(html`<p title="${'"'}">${'<script>'}</p>`)).toBe('<p title="&quot;">&lt;script&gt;</p>');
});

test('inserts nested HTML and lists unchanged and leaves out undefined', () => {
  const rows = ['a', 'b'].map((name) => html`<li>${name}</li>`);
  expect(String(html`<ul>${rows}</ul>${undefined}${7}`)).toBe('<ul><li>a</li><li>b</li></ul>7');
});

test('escapes every text so that it cannot open a tag or end an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(String(html`${text}`)).not.toMatch(/[<>"']/);
    }),
  );
});
