import { stayOnTop } from './stay-on-top.ts';

/** Adds an open modal to the end of the body. */
function openModal(name: string): HTMLElement {
  const modal = document.createElement('div');
  modal.id = name;
  modal.setAttribute('aria-modal', 'true');
  modal.setAttribute('data-state', 'open');
  const positioner = document.createElement('div');
  positioner.append(modal);
  document.body.append(positioner);
  return modal;
}

/** Resolves after the mutation observers have run. */
const flushObservers = () => new Promise((resolve) => setTimeout(resolve));

test('moves into the topmost open modal', async () => {
  const element = document.createElement('div');
  const end = stayOnTop(element);
  expect(element.parentElement).toBe(document.body);

  const drawer = openModal('drawer');
  await flushObservers();
  expect(element.parentElement?.id).toBe('drawer');
  expect(element).toHaveAttribute('data-in-modal');
  const question = openModal('question');
  await flushObservers();
  expect(element.parentElement?.id).toBe('question');

  // the modal is closing
  question.setAttribute('data-state', 'closed');
  await flushObservers();
  expect(element.parentElement?.id).toBe('drawer');
  drawer.parentElement?.remove();
  question.parentElement?.remove();
  await flushObservers();
  expect(element.parentElement).toBe(document.body);
  expect(element).not.toHaveAttribute('data-in-modal');

  end();
  openModal('later');
  await flushObservers();
  expect(element.isConnected).toBe(false);
});

test('moves into a modal that was open before', () => {
  document.body.replaceChildren();
  openModal('drawer');
  const element = document.createElement('div');
  const end = stayOnTop(element);
  expect(element.parentElement?.id).toBe('drawer');
  end();
});

describe('a button that is pressed while the element moves', () => {
  let clicks = 0;
  let drawer: HTMLElement;
  let button: HTMLButtonElement;
  let end: () => void;
  const send = (target: EventTarget, type: string, clientX = 20) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }));

  beforeEach(() => {
    document.body.replaceChildren();
    clicks = 0;
    drawer = openModal('drawer');
    const element = document.createElement('div');
    button = document.createElement('button');
    button.addEventListener('click', () => {
      clicks += 1;
    });
    // on the left beside the drawer, further right without it
    const left = () => (element.hasAttribute('data-in-modal') ? 0 : 200);
    button.getBoundingClientRect = () => new DOMRect(left(), 0, 100, 20);
    element.append(button);
    end = stayOnTop(element);
  });
  afterEach(() => end());

  const moveAway = async () => {
    drawer.parentElement?.remove();
    await flushObservers();
  };

  test('is clicked once when it is released', async () => {
    send(button, 'pointerdown');
    await moveAway();
    expect(clicks).toBe(0);
    send(document.body, 'pointerup');
    expect(clicks).toBe(1);
    send(document.body, 'pointerup');
    expect(clicks).toBe(1);
  });

  test.each([
    ['where it was pressed', 99, 1],
    ['where it is now', 250, 1],
    ['between both', 150, 0],
    ['beside both', 350, 0],
  ])('released %s', async (_, x, expected) => {
    send(button, 'pointerdown');
    await moveAway();
    send(document.body, 'pointerup', x);
    expect(clicks).toBe(expected);
  });

  test('is not clicked when the press is cancelled', async () => {
    send(button, 'pointerdown');
    await moveAway();
    send(document.body, 'pointercancel');
    send(document.body, 'pointerup');
    expect(clicks).toBe(0);
  });

  test('is left to the browser when the element moves before or after the press', async () => {
    await moveAway();
    send(button, 'pointerdown');
    send(button, 'pointerup');
    openModal('later');
    await flushObservers();
    send(document.body, 'pointerup');
    expect(clicks).toBe(0);
  });
});
