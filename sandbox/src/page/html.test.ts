/** @jest-environment node */
import fc from 'fast-check';
import { html } from './html.ts';

test('escapes what is put into a page', () => {
  expect(String(html`<p title="${'"'}">${'<script>'}</p>`)).toBe('<p title="&quot;">&lt;script&gt;</p>');
});

test('leaves HTML made by the tag as it is, lists and absent parts included', () => {
  const rows = ['a', 'b'].map((name) => html`<li>${name}</li>`);
  expect(String(html`<ul>${rows}</ul>${undefined}${7}`)).toBe('<ul><li>a</li><li>b</li></ul>7');
});

test('no text opens a tag or leaves an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(String(html`${text}`)).not.toMatch(/[<>"']/);
    }),
  );
});
