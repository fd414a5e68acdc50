import { handOffMinutes } from '@portal/shared/api/hand-off-code';
import { type PictureFault, pictureFaultTexts } from '@portal/shared/pictures';
import { createButton, createElement, createHeading } from './elements.ts';
import { nextPicture, type OpenHandOff, type Picture } from './pictures.ts';
import { type Message, stateTexts } from './words.ts';

/** What the customer can do on the main screen. */
export interface OverviewActions {
  readonly openCamera: (picture: Picture) => void;
  readonly choose: (picture: Picture) => void;
  readonly finish: () => void;
  readonly refuse: () => void;
}

const createLine = (term: string, text: string) =>
  createElement('div', {}, createElement('dt', {}, term), createElement('dd', {}, text));

function createPictureRow(picture: Picture, { choose, openCamera }: OverviewActions): HTMLLIElement {
  const { label } = picture;
  const state = picture.isUnsure ? 'unsure' : picture.state;
  return createElement(
    'li',
    {},
    createElement('span', {}, label),
    createElement('span', { class: `state ${state}` }, stateTexts[state]),
    state === 'missing'
      ? undefined
      : createElement(
          'span',
          { class: 'row' },
          createButton('Take again', '', () => openCamera(picture), `Take again: ${label}`),
          createButton('Choose', '', () => choose(picture), `Choose another: ${label}`),
        ),
  );
}

/**
 * Creates the phone's main screen: for which customer and agent, which photos are asked for, and what happened to each.
 * `note`: a sentence above them; without it, why a photo was refused, if one was. `actions`: what the buttons run.
 */
export function createOverview(
  handOff: OpenHandOff,
  note: string | undefined,
  actions: OverviewActions,
): Node[] {
  const { agentName, customerName, pictures } = handOff;
  const next = nextPicture(handOff);
  const said = note ?? (next?.state === 'refused' ? next.why : undefined);
  return [
    createHeading(next ? `Photograph: ${next.label}` : 'All photos have been sent'),
    createElement(
      'p',
      {},
      next
        ? 'Your agent needs these photos for your account. It takes about a minute.'
        : 'Your agent checks them now. Tap Done when your agent says that all is well.',
    ),
    ...(said ? [createElement('p', { class: 'note', role: 'alert' }, said)] : []),
    createElement(
      'dl',
      {},
      createLine('For', customerName ?? 'A new customer'),
      createLine('Agent', agentName),
    ),
    createElement(
      'ul',
      { 'aria-label': 'Photos' },
      ...pictures.map((picture) => createPictureRow(picture, actions)),
    ),
    createElement(
      'p',
      {},
      `The photos go to this application only. Nothing is kept on this phone. The code works once, on this phone, for ${handOffMinutes} minutes.`,
    ),
    createElement(
      'div',
      { class: 'do' },
      ...(next
        ? [
            createButton('Open the camera', 'primary', () => actions.openCamera(next)),
            createButton('Choose a photo instead', '', () => actions.choose(next)),
          ]
        : [createButton('Done', 'primary', actions.finish)]),
      createButton('I did not expect this', 'quiet', actions.refuse),
    ),
  ];
}

/** Creates a screen of the phone with a title, a text and a mark, and at most one button or link (`action`). */
export const createMessageScreen = ({ title, text, mark }: Message, action?: HTMLElement): Node[] => [
  createElement(
    'div',
    { class: 'message' },
    mark &&
      createElement('span', { class: mark === '✓' ? 'mark stored' : 'mark', 'aria-hidden': 'true' }, mark),
    createHeading(title),
    createElement('p', { role: 'alert' }, text),
  ),
  ...(action ? [createElement('div', { class: 'do' }, action)] : []),
];

/**
 * Creates the screen that asks for a hand-off's code, because the page was opened without one or with a wrong one
 * (`problem`). `open` gets the typed text.
 */
export function createCodeScreen(problem: string | undefined, open: (text: string) => void): Node[] {
  const input = createElement('input', {
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
    createHeading('Photos for your agent'),
    createElement('p', {}, 'Scan the code that your agent shows, or type it here.'),
    createElement('label', { for: 'code' }, 'Code'),
    input,
    ...(problem ? [createElement('p', { id: 'code-problem', class: 'note', role: 'alert' }, problem)] : []),
    createElement(
      'div',
      { class: 'do' },
      createButton('Continue', 'primary', () => open(input.value)),
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
export function createJudgedScreen(
  fault: PictureFault,
  canvas: HTMLCanvasElement | undefined,
  { again, send }: JudgedActions,
): HTMLElement {
  const { title, advice } = pictureFaultTexts[fault];
  canvas?.setAttribute('role', 'img');
  canvas?.setAttribute('aria-label', 'The photo just taken');
  return createElement(
    'div',
    { class: 'camera' },
    createElement('div', { class: 'view' }, canvas),
    createElement(
      'div',
      { class: 'sheet' },
      createHeading(title),
      createElement('p', {}, advice),
      createElement(
        'div',
        { class: 'do' },
        createButton('Take it again', 'primary', again),
        createButton('Send it anyway', 'quiet', send),
      ),
    ),
  );
}
