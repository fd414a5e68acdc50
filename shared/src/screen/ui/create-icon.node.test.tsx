import { createLucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIcon } from './create-icon.ts';

const data = {
  name: 'chevron-down',
  size: 24,
  node: [
    ['path', { d: 'm6 9 6 6 6-6', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '2', key: 'b' }],
  ],
} satisfies Parameters<typeof createIcon>[0] & { size: number };

test.each([
  {},
  { 'aria-hidden': true },
  { size: 16, strokeWidth: 1.75 },
  { className: 'css-1 css-2' },
  { 'aria-label': 'Pinned', role: 'img', fill: 'currentColor' },
])('draws an icon with %j as lucide does', (props) => {
  const Own = createIcon(data);
  const Lucide = createLucideIcon(data.name, data.node);
  expect(renderToStaticMarkup(<Own {...props} />)).toBe(renderToStaticMarkup(<Lucide {...props} />));
});
