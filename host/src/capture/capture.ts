/**
 * The page of the customer's phone (docs/adr/0025-customers-phone.md): opens the code of its address, takes the photos that
 * the agent's step asks for, and sends them. It has no session, and keeps nothing.
 */
import { maxFileText } from '@portal/shared/api/file-limits';
import { acceptedFiles, acceptedPictures, base64Of, takeDrops } from '@portal/shared/files';
import { guardKeys } from '@portal/shared/page-keys';
import { hasCamera, type Prepared, type PreparedFile, prepareFile } from '@portal/shared/pictures';
import { type CameraScreen, showCamera } from './camera-screen.ts';
import { chooseFile, createButton } from './elements.ts';
import { forgetCode, type OpenedCode, rememberCode, takeCode } from './opened-code.ts';
import { createPhoneClient, type PhoneAnswer, type PhoneMessage } from './phone-client.ts';
import {
  createCodeScreen,
  createJudgedScreen,
  createMessageScreen,
  createOverview,
  nextPicture,
  type OpenHandOff,
  type Picture,
} from './screens.ts';
import { showTimeLeft } from './time-left.ts';
import { cameraProblemTexts, endMessage, refusalMessages } from './words.ts';

/** Milliseconds between questions for the state. */
const askingPause = 3_000;

guardKeys();
const page = document.querySelector('#page') ?? document.body;
const status = document.querySelector('#status');
const service = document.querySelector<HTMLMetaElement>('meta[name="hand-off"]')?.content ?? '';

let ask: ((message?: PhoneMessage) => Promise<PhoneAnswer>) | undefined;
let handOff: OpenHandOff | undefined;
let camera: CameraScreen | undefined;
/** What the main screen shows, to change it only when it differs; `undefined` while another screen is shown. */
let shownOverview: string | undefined;
let endsAt = 0;
/** Increases with every screen of the customer, so that late answers do not replace it. */
let turn = 0;

/** Shows a screen; the focus goes to its heading, or stays at the same button. */
function show(nodes: readonly Node[], focused?: string | null): void {
  camera?.close();
  camera = undefined;
  page.replaceChildren(...nodes);
  const same = focused
    ? [...page.querySelectorAll('button')].find(({ textContent }) => textContent === focused)
    : undefined;
  (same ?? page.querySelector('h1'))?.focus();
}

const listStates = () => handOff?.pictures.map(({ state }) => state);

function announce(text: string): void {
  if (status) status.textContent = text;
}

function showOverview(note?: string): void {
  if (!handOff) return;
  const shown = JSON.stringify([handOff.pictures, note]);
  if (shownOverview === shown) return;
  const focused = shownOverview === undefined ? undefined : document.activeElement?.textContent;
  shownOverview = shown;
  show(createOverview(handOff, note, actions), focused);
}

/** Shows another screen than the main one. */
function leaveOverview(nodes: readonly Node[]): void {
  shownOverview = undefined;
  turn += 1;
  show(nodes);
}

/** Stops asking. `retry`: what Try again does. */
function stop(message: { readonly title: string; readonly text: string }, retry?: () => void): void {
  ask = undefined;
  endsAt = 0;
  showTimeLeft(endsAt);
  leaveOverview(createMessageScreen(message, retry && createButton('Try again', 'primary', retry)));
}

/** Takes an answer of the service. Returns whether the hand-off is open. */
function take(answer: PhoneAnswer): boolean {
  switch (answer.status) {
    case 'open':
      handOff = answer;
      endsAt = Date.now() + answer.secondsLeft * 1000;
      return true;
    case 'ended':
      forgetCode();
      stop(endMessage(answer.why, listStates()));
      return false;
    case 'unknown':
      forgetCode();
      ask = undefined;
      leaveOverview(
        createCodeScreen(`${refusalMessages.unknown.title}. ${refusalMessages.unknown.text}`, openTyped),
      );
      return false;
    case 'inUse':
      forgetCode();
      stop(refusalMessages.inUse);
      return false;
    case 'tooMany':
    case 'failed':
      stop(refusalMessages[answer.status], start);
      return false;
    case 'refusedPicture':
      return true;
  }
}

/** Asks for the state until the hand-off ends: the agent may end it, and says what became of the photos. */
async function follow(): Promise<void> {
  for (let asking = ask; asking && asking === ask; ) {
    await new Promise((resolve) => setTimeout(resolve, askingPause));
    if (asking !== ask) return;
    const before = handOff;
    const answer = await asking();
    if (asking !== ask) return;
    // one lost question says nothing: the next may be answered
    if (answer.status === 'failed') continue;
    if (!take(answer)) return;
    const arrived = handOff?.pictures.filter(
      ({ name, state }) =>
        state === 'received' && before?.pictures.some((one) => one.name === name && one.state !== state),
    );
    if (arrived?.length) announce(`${arrived.map(({ label }) => label).join(', ')}: arrived`);
    if (shownOverview !== undefined) showOverview();
  }
}

async function open(opened: OpenedCode): Promise<void> {
  const asking = createPhoneClient(service, opened.code, opened.device);
  ask = asking;
  handOff = undefined;
  const answer = await asking();
  if (ask !== asking || !take(answer)) return;
  shownOverview = undefined;
  showOverview();
  void follow();
}

function openTyped(text: string): void {
  const opened = rememberCode(text);
  if (opened) void open(opened);
  else leaveOverview(createCodeScreen('A code has 10 letters and digits, such as 7KQ4M-2XF9T.', openTyped));
}

async function send(picture: Picture, { type, bytes }: PreparedFile, withCamera: boolean) {
  const asking = ask;
  if (!asking || !handOff) return;
  leaveOverview(createMessageScreen({ title: 'Sending…', text: picture.label }));
  const answer = await asking({
    picture: { name: picture.name, contentType: type, content: base64Of(bytes) },
  });
  if (asking !== ask) return;
  if (answer.status === 'refusedPicture')
    return showOverview(
      `This photo was not accepted. Take another, or choose a JPG, PNG or PDF of at most ${maxFileText}.`,
    );
  if (answer.status === 'failed')
    return showOverview('The photo did not arrive. Check the connection, and take or choose it again.');
  if (!take(answer) || answer.status !== 'open') return;
  announce(`${picture.label}: sent`);
  const next = nextPicture(answer);
  if (withCamera && next?.state === 'missing') actions.openCamera(next);
  else showOverview();
}

function judge(picture: Picture, prepared: Prepared, again: () => void, withCamera: boolean): void {
  if (prepared.status === 'refused') {
    showOverview(prepared.why);
    return;
  }
  const { fault, canvas } = prepared.file;
  const sendIt = () => void send(picture, prepared.file, withCamera);
  if (fault) leaveOverview([createJudgedScreen(fault, canvas, { again, send: sendIt })]);
  else sendIt();
}

function choose(picture: Picture, withCamera: boolean): void {
  const asking = ask;
  const again = () => choose(picture, withCamera);
  chooseFile(withCamera ? acceptedPictures : acceptedFiles, withCamera, (file) => {
    // the code may have ended while the customer chose
    if (asking !== ask) return;
    leaveOverview(createMessageScreen({ title: 'One moment…', text: picture.label }));
    const own = turn;
    void prepareFile(file).then((prepared) => own === turn && judge(picture, prepared, again, withCamera));
  });
}

const actions = {
  openCamera(picture: Picture): void {
    // over plain http the phone's own camera app is left
    if (!hasCamera()) {
      choose(picture, true);
      return;
    }
    const { label, isCard } = picture;
    const again = () => actions.openCamera(picture);
    shownOverview = undefined;
    turn += 1;
    const pictures = handOff?.pictures ?? [];
    const opened = showCamera({
      title: label,
      place: `${pictures.findIndex(({ name }) => name === picture.name) + 1} of ${pictures.length}`,
      isCard,
      onTaken: (prepared) => judge(picture, prepared, again, true),
      onChoose: () => {
        showOverview();
        choose(picture, false);
      },
      onCancel: () => showOverview(),
      onProblem: (problem) => showOverview(cameraProblemTexts[problem]),
    });
    show([opened.screen]);
    camera = opened;
    showTimeLeft(endsAt);
  },
  choose: (picture: Picture) => choose(picture, false),
  finish: () => void endHandOff('done'),
  refuse: () => void endHandOff('refused'),
};

async function endHandOff(end: 'done' | 'refused'): Promise<void> {
  const asking = ask;
  const answer = await asking?.({ end });
  if (!answer || asking !== ask) return;
  if (answer.status === 'failed' || take(answer))
    showOverview('That did not arrive. Check the connection, and try again.');
}

setInterval(() => showTimeLeft(endsAt), 1_000);
takeDrops();
addEventListener('pagehide', () => camera?.close());
// a camera that is not looked through is off
document.addEventListener('visibilitychange', () => {
  if (document.hidden && camera) showOverview();
});
// a link that is opened in this tab again
addEventListener('hashchange', () => void start());

function start(): void {
  const opened = takeCode();
  if (opened) void open(opened);
  else leaveOverview(createCodeScreen(undefined, openTyped));
}
start();
