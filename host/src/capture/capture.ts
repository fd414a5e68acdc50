/**
 * The page of the customer's phone (docs/adr/0025-customers-phone.md): opens the code of its address, takes the photos that
 * the agent's step asks for, and sends them. It has no session, and keeps nothing.
 */
import { browserClock } from '@portal/shared/clock';
import { acceptedFiles, acceptedPictures, base64Of, takeDrops } from '@portal/shared/files';
import { guardKeys } from '@portal/shared/page-keys';
import { hasCamera, type Prepared, type PreparedFile, prepareFile } from '@portal/shared/pictures';
import { type CameraScreen, showCamera } from './camera-screen.ts';
import { chooseFile, createButton, createHeading } from './elements.ts';
import { forgetCode, rememberCode, takeCode } from './opened-code.ts';
import { Phone, type PhoneView } from './phone.ts';
import { createPhoneClient } from './phone-client.ts';
import { nextPicture, type OpenHandOff, type Picture } from './pictures.ts';
import { createCodeScreen, createJudgedScreen, createMessageScreen, createOverview } from './screens.ts';
import { showTimeLeft } from './time-left.ts';
import { cameraProblemTexts } from './words.ts';

guardKeys();
const page = document.querySelector('#page') ?? document.body;
const status = document.querySelector('#status');
const service = document.querySelector<HTMLMetaElement>('meta[name="hand-off"]')?.content ?? '';

let handOff: OpenHandOff | undefined;
let note: string | undefined;
let camera: CameraScreen | undefined;
/** What the main screen shows, to change it only when it differs; `undefined` while another screen is shown. */
let shownOverview: string | undefined;
/** Increases with every screen of the customer, so that late answers do not replace it. */
let turn = 0;
/** Whether a picture is being sent. */
let isSending = false;

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

function announce(text: string): void {
  if (status) status.textContent = text;
}

const describeOverview = () => JSON.stringify([handOff?.pictures, note]);

function showOverview(said?: string): void {
  if (!handOff) return;
  note = said;
  const shown = describeOverview();
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

/** Shows what the phone's logic says. A camera that is looked through stays while nothing has ended. */
function showView(view: PhoneView): void {
  showTimeLeft(phone.endsAt);
  switch (view.at) {
    case 'photos': {
      const isFirst = handOff === undefined || isSending;
      handOff = view.handOff;
      isSending = false;
      const isSame = shownOverview === describeOverview();
      if (isFirst || shownOverview !== undefined) showOverview(view.note ?? (isSame ? note : undefined));
      return;
    }
    case 'sending': {
      isSending = true;
      const text = view.isOffline ? `${view.label}. No connection: it is sent again.` : view.label;
      const giveUp = createButton('Take another photo instead', 'quiet', () => phone.giveUp());
      leaveOverview(createMessageScreen({ title: 'Sending…', text }, view.isOffline ? giveUp : undefined));
      return;
    }
    case 'code':
      handOff = undefined;
      leaveOverview(createCodeScreen(view.problem, (text) => phone.openTyped(text)));
      return;
    case 'message':
      handOff = undefined;
      leaveOverview(
        createMessageScreen(view.message, view.retry && createButton('Try again', 'primary', view.retry)),
      );
  }
}

async function send(picture: Picture, { type, bytes }: PreparedFile, withCamera: boolean) {
  const isSent = await phone.send(picture.name, { contentType: type, content: base64Of(bytes) });
  const next = handOff && nextPicture(handOff);
  if (isSent && withCamera && next?.state === 'missing') actions.openCamera(next);
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
  const again = () => choose(picture, withCamera);
  const begun = turn;
  chooseFile(withCamera ? acceptedPictures : acceptedFiles, withCamera, (file) => {
    // the code may have ended while the customer chose
    if (begun !== turn) return;
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
    showTimeLeft(phone.endsAt);
  },
  choose: (picture: Picture) => choose(picture, false),
  finish: () => void phone.end('done'),
  refuse: () => void phone.end('refused'),
};

const phone = new Phone({
  createAsk: ({ code, device }) => createPhoneClient(service, code, device),
  codes: { take: takeCode, remember: rememberCode, forget: forgetCode },
  clock: browserClock,
  show: showView,
  announce,
});

setInterval(() => showTimeLeft(phone.endsAt), 1_000);
takeDrops();
addEventListener('pagehide', () => camera?.close());
// a camera that is not looked through is off
document.addEventListener('visibilitychange', () => {
  if (document.hidden && camera) showOverview();
});
// a link that is opened in this tab again
addEventListener('hashchange', () => {
  handOff = undefined;
  leaveOverview([createHeading('Opening…')]);
  phone.start();
});

phone.start();
