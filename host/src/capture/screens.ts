import type { PhoneHandOff } from '@portal/shared/api/hand-off';
import { handOffMinutes } from '@portal/shared/api/hand-off-code';
import { type PictureFault, pictureFaultTexts } from '@portal/shared/pictures';
import { button, element, heading } from './elements.ts';
import { type Message, stateTexts, unreadableText } from './words.ts';

/** A hand-off that this phone has opened. */
export type OpenHandOff = Extract<PhoneHandOff, { readonly status: 'open' }>;
/** A picture that is asked for. */
export type Picture = OpenHandOff['pictures'][number];

/** What the customer can do on the main screen. */
export interface OverviewActions {
  readonly openCamera: (picture: Picture) => void;
  readonly choose: (picture: Picture) => void;
  readonly finish: () => void;
  readonly refuse: () => void;
}

/**
 * Returns the picture of a hand-off that the customer takes next: one that could not be read, or the first that is
 * missing; `undefined` when there is none.
 */
export const nextPicture = ({ pictures }: OpenHandOff): Picture | undefined =>
  pictures.find(({ state }) => state === 'unreadable') ?? pictures.find(({ state }) => state === 'missing');

const line = (term: string, text: string) =>
  element('div', {}, element('dt', {}, term), element('dd', {}, text));

function pictureRow(picture: Picture, { choose, openCamera }: OverviewActions): HTMLLIElement {
  const { label, state } = picture;
  return element(
    'li',
    {},
    element('span', {}, label),
    element('span', { class: `state ${state}` }, stateTexts[state]),
    state === 'missing'
      ? undefined
      : element(
          'span',
          { class: 'row' },
          button('Take again', '', () => openCamera(picture), `Take again: ${label}`),
          button('Choose', '', () => choose(picture), `Choose another: ${label}`),
        ),
  );
}

/**
 * Creates the phone's main screen: for which customer and agent, which photos are asked for, and what happened to each.
 * `note`: a sentence above them; without it, one about a photo that could not be read, if there is any. `actions`: what
 * the buttons run.
 */
export function overview(handOff: OpenHandOff, note: string | undefined, actions: OverviewActions): Node[] {
  const { agentName, customerName, pictures } = handOff;
  const next = nextPicture(handOff);
  const isUnreadable = next?.state === 'unreadable';
  const said = note ?? (isUnreadable ? unreadableText : undefined);
  return [
    heading(next ? `Photograph: ${next.label}` : 'All photos have been sent'),
    element(
      'p',
      {},
      next
        ? 'Your agent needs these photos for your account. It takes about a minute.'
        : 'Your agent checks them now. Tap Done when your agent says that all is well.',
    ),
    ...(said ? [element('p', { class: 'note', role: 'alert' }, said)] : []),
    element('dl', {}, line('For', customerName ?? 'A new customer'), line('Agent', agentName)),
    element('ul', { 'aria-label': 'Photos' }, ...pictures.map((picture) => pictureRow(picture, actions))),
    element(
      'p',
      {},
      `The photos go to this application only. Nothing is kept on this phone. The code works once, on this phone, for ${handOffMinutes} minutes.`,
    ),
    element(
      'div',
      { class: 'do' },
      ...(next
        ? [
            button('Open the camera', 'primary', () => actions.openCamera(next)),
            button('Choose a photo instead', '', () => actions.choose(next)),
          ]
        : [button('Done', 'primary', actions.finish)]),
      button('I did not expect this', 'quiet', actions.refuse),
    ),
  ];
}

/** Creates a screen of the phone with a title, a text and a mark, and at most one button or link (`action`). */
export const messageScreen = ({ title, text, mark }: Message, action?: HTMLElement): Node[] => [
  element(
    'div',
    { class: 'message' },
    mark && element('span', { class: mark === '✓' ? 'mark received' : 'mark', 'aria-hidden': 'true' }, mark),
    heading(title),
    element('p', { role: 'alert' }, text),
  ),
  ...(action ? [element('div', { class: 'do' }, action)] : []),
];

/**
 * Creates the screen that asks for a hand-off's code, because the page was opened without one or with a wrong one
 * (`problem`). `open` gets the typed text.
 */
export function codeScreen(problem: string | undefined, open: (text: string) => void): Node[] {
  const input = element('input', {
    id: 'code',
    class: 'code',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    maxlength: '16',
    'aria-describedby': problem ? 'code-problem' : undefined,
    'aria-invalid': problem ? 'true' : undefined,
  });
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && open(input.value));
  return [
    heading('Photos for your agent'),
    element('p', {}, 'Scan the code that your agent shows, or type it here.'),
    element('label', { for: 'code' }, 'Code'),
    input,
    ...(problem ? [element('p', { id: 'code-problem', class: 'note', role: 'alert' }, problem)] : []),
    element(
      'div',
      { class: 'do' },
      button('Continue', 'primary', () => open(input.value)),
    ),
  ];
}

/** What can be done with a photo that is dark or blurred. */
export interface JudgedActions {
  readonly again: () => void;
  readonly send: () => void;
}

/**
 * Creates the screen with a photo that cannot be read: why (`fault`), the photo itself, and buttons to take it again or
 * to send it all the same.
 */
export function judgedScreen(
  fault: PictureFault,
  canvas: HTMLCanvasElement | undefined,
  { again, send }: JudgedActions,
): HTMLElement {
  const { title, advice } = pictureFaultTexts[fault];
  canvas?.setAttribute('role', 'img');
  canvas?.setAttribute('aria-label', 'The photo just taken');
  return element(
    'div',
    { class: 'camera' },
    element('div', { class: 'view' }, canvas),
    element(
      'div',
      { class: 'sheet' },
      heading(title),
      element('p', {}, advice),
      element(
        'div',
        { class: 'do' },
        button('Take it again', 'primary', again),
        button('Send it all the same', 'quiet', send),
      ),
    ),
  );
}
