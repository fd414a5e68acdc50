/** @jest-environment node */
import type { ComponentType } from 'react';
import FrameAhead from '../../../host/src/first-paint.tsx';
import SignInAhead from '../../../mfe-auth/src/first-paint.tsx';
import { complaintsAbout } from './first-paint.ts';
import { type FirstPaintProps, renderFirstPaint } from './render-first-paint.tsx';
import { footerPlaceholders, fillPlaceholders } from './text-placeholders.ts';

const ahead = (Ahead: ComponentType<FirstPaintProps>) => renderFirstPaint(Ahead, { withDocumentRules: false });

test.each([
  ['sign-in', SignInAhead, 'Sign in to Agent Portal'],
  ['the frame', FrameAhead, 'Find a customer'],
])(
  '%s is rendered the same each time, with its styles, and nothing that the policy forbids',
  (_what, Ahead, words) => {
    const first = ahead(Ahead);
    expect(first.html).toContain(words);
    expect(ahead(Ahead)).toEqual(first);
    expect(complaintsAbout(first)).toEqual([]);
    const classes = [...first.html.matchAll(/ap-(\w+)/g)].map(([, name = '']) => name);
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !(name in first.styles))).toEqual([]);
  },
);

test('the document’s own rules are the host’s to bring', () => {
  const withRules = renderFirstPaint(SignInAhead, { withDocumentRules: true });
  expect(Object.values(withRules.styles).join('')).toContain('--ap-colors-bg-surface');
  expect(Object.values(ahead(SignInAhead).styles).join('')).not.toContain('--ap-colors-bg-surface:');
});

test.each([
  ['a style attribute', () => <p style={{ color: 'red' }}>text</p>],
  ['a script', () => <script>{'alert(1)'}</script>],
  ['a frame', () => <iframe title="other" />],
])('%s is refused', (what, Ahead) => {
  expect(() => ahead(Ahead)).toThrow(what);
});

test.each([
  ['a handler', { html: '<p onclick="a()">', styles: {} }],
  ['fetch a file', { html: '', styles: { a: '.ap-a{background:url(//x)}' } }],
  ['markup', { html: '', styles: { a: '</style><p>' } }],
])('%s is refused of a release, too', (what, firstPaint) => {
  expect(complaintsAbout(firstPaint).join()).toContain(what);
});

test('the site’s own words go into the blanks as React would write them', () => {
  const { html } = ahead(SignInAhead);
  const footer = {
    ...footerPlaceholders,
    company: `Tan & Sons' "Co" <x>`,
    disclaimer: 'https://a.example/?b=1&c=$&',
  };
  const filled = fillPlaceholders(html, { footer, year: 2031 });
  expect(filled).toContain('© <!-- -->2031<!-- --> <!-- -->Tan &amp; Sons&#x27; &quot;Co&quot; &lt;x&gt;');
  expect(filled).toContain('href="https://a.example/?b=1&amp;c=$&amp;"');
});
