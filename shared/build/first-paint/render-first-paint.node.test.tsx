import type { ComponentType } from 'react';
import FrameFirstPaint from '../../../host/src/first-paint.tsx';
import SignInFirstPaint from '../../../mfe-auth/src/first-paint.tsx';
import { complaintsAbout } from './first-paint.ts';
import { type FirstPaintProps, renderFirstPaint } from './render-first-paint.tsx';
import { fillPlaceholders, footerPlaceholders } from './text-placeholders.ts';

const render = (Component: ComponentType<FirstPaintProps>) =>
  renderFirstPaint(Component, { withDocumentRules: false });

test.each([
  ['sign-in', SignInFirstPaint, 'Log in to Agent Portal'],
  ['the frame', FrameFirstPaint, 'Find a customer'],
])(
  'renders %s the same each time, with its styles, and nothing that the policy forbids',
  (_what, Component, text) => {
    const first = render(Component);
    expect(first.html).toContain(text);
    expect(render(Component)).toEqual(first);
    expect(complaintsAbout(first)).toEqual([]);
    const classes = [...first.html.matchAll(/ap-(\w+)/g)].map(([, name = '']) => name);
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !(name in first.styles))).toEqual([]);
  },
);

test('includes the document’s rules only on request', () => {
  const withRules = renderFirstPaint(SignInFirstPaint, { withDocumentRules: true });
  expect(Object.values(withRules.styles).join('')).toContain('--ap-colors-bg-surface');
  expect(Object.values(render(SignInFirstPaint).styles).join('')).not.toContain('--ap-colors-bg-surface:');
});

test.each([
  ['a style attribute', () => <p style={{ color: 'red' }}>text</p>],
  ['a script', () => <script>{'alert(1)'}</script>],
  ['a frame', () => <iframe title="other" />],
])('refuses %s in a component', (what, Component) => {
  expect(() => render(Component)).toThrow(what);
});

test.each([
  ['a handler', { html: '<p onclick="a()">', styles: {} }],
  ['fetch a file', { html: '', styles: { a: '.ap-a{background:url(//x)}' } }],
  ['markup', { html: '', styles: { a: '</style><p>' } }],
])('refuses %s in a release', (what, firstPaint) => {
  expect(complaintsAbout(firstPaint).join()).toContain(what);
});

test('replaces placeholders with the escaping that React uses', () => {
  const { html } = render(SignInFirstPaint);
  const footer = {
    ...footerPlaceholders,
    company: `Tan & Sons' "Co" <x>`,
    disclaimer: 'https://a.example/?b=1&c=$&',
  };
  const filled = fillPlaceholders(html, { footer, year: 2031 });
  expect(filled).toContain('© <!-- -->2031<!-- --> <!-- -->Tan &amp; Sons&#x27; &quot;Co&quot; &lt;x&gt;');
  expect(filled).toContain('href="https://a.example/?b=1&amp;c=$&amp;"');
});
