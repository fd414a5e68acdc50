import { scaleWithText } from './scale-with-text.ts';

test.each([
  ['font-size:14px;', 'font-size:0.875rem;'],
  ['margin:-16px 0 .5px 2px;', 'margin:-1rem 0 .5px 2px;'],
  ['border:1px solid red;', 'border:1px solid red;'],
  ['width:calc(100vh - 56px);', 'width:calc(100vh - 3.5rem);'],
  ['@media (max-width: 767px){a{top:0}}', '@media (max-width: 47.9375rem){a{top:0}}'],
  ['@container (max-width: 719px){a{top:0}}', '@container (max-width: 44.9375rem){a{top:0}}'],
  ['padding:2em 3rem 4% 0;', 'padding:2em 3rem 4% 0;'],
])('%j follows the font size as %j', (styles, scaled) => expect(scaleWithText(styles)).toBe(scaled));
