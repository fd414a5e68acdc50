import { showSlot } from './show-slot.ts';

test.each(['Enter', ' ', '4'])('%p that is held down reaches a remote that runs alone once', async (key) => {
  await showSlot({ team: 'Team' });
  const handler = jest.fn();
  document.addEventListener('keydown', handler);
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
  expect(handler).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', handler);
});
