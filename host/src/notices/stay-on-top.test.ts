import { stayOnTop } from './stay-on-top.ts';

/** An open modal at the end of the body. */
function open(name: string): HTMLElement {
  const modal = document.createElement('div');
  modal.id = name;
  modal.setAttribute('aria-modal', 'true');
  modal.setAttribute('data-state', 'open');
  const positioner = document.createElement('div');
  positioner.append(modal);
  document.body.append(positioner);
  return modal;
}

/** Observers are told after the present task. */
const told = () => new Promise((resolve) => setTimeout(resolve));

test('stands in the topmost open modal, and behind none', async () => {
  const element = document.createElement('div');
  const end = stayOnTop(element);
  expect(element.parentElement).toBe(document.body);

  const drawer = open('drawer');
  await told();
  expect(element.parentElement?.id).toBe('drawer');
  expect(element).toHaveAttribute('data-in-modal');
  const question = open('question');
  await told();
  expect(element.parentElement?.id).toBe('question');

  // on its way out
  question.setAttribute('data-state', 'closed');
  await told();
  expect(element.parentElement?.id).toBe('drawer');
  drawer.parentElement?.remove();
  question.parentElement?.remove();
  await told();
  expect(element.parentElement).toBe(document.body);
  expect(element).not.toHaveAttribute('data-in-modal');

  end();
  open('later');
  await told();
  expect(element.isConnected).toBe(false);
});

test('one that was open before is found, too', () => {
  document.body.replaceChildren();
  open('drawer');
  const element = document.createElement('div');
  const end = stayOnTop(element);
  expect(element.parentElement?.id).toBe('drawer');
  end();
});
