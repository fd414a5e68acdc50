import type { HostNotice } from '../notices/index.ts';
import { createOffer } from './offer.ts';
import { watchReleases } from './release-watch.ts';

const minutes = (count: number) => count * 60_000;

function setUp(renewed: boolean, online = true) {
  let now = 0;
  let visibility: DocumentVisibilityState = 'visible';
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const notices: HostNotice[] = [];
  const isRenewed = jest.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return renewed;
  });
  const askToReload = jest.fn();
  const notify = (notice: HostNotice) => void notices.push(notice);
  watchReleases({ isRenewed, offer: createOffer({ notify, askToReload }), now: () => now }, page);
  const become = async (state: DocumentVisibilityState, at: number) => {
    now = at;
    visibility = state;
    page.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { become, notices, isRenewed, askToReload };
}

test('[FED-02] offers what was released meanwhile, once, and never reloads by itself', async () => {
  const { become, notices, askToReload } = setUp(true);
  await become('hidden', minutes(1));
  await become('visible', minutes(11));
  await become('visible', minutes(30));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ text: 'A new version of the portal is ready.', lasting: true });
  expect(askToReload).not.toHaveBeenCalled();
  notices[0]?.action?.run();
  expect(askToReload).toHaveBeenCalledTimes(1);
});

test('looks at most once in ten minutes, and not while hidden', async () => {
  const { become, isRenewed, notices } = setUp(false);
  await become('visible', minutes(5));
  await become('hidden', minutes(12));
  expect(isRenewed).not.toHaveBeenCalled();
  await become('visible', minutes(12));
  await become('visible', minutes(20));
  expect(isRenewed).toHaveBeenCalledTimes(1);
  expect(notices).toHaveLength(0);
});

test('says nothing when it cannot find out', async () => {
  const { become, notices } = setUp(true, false);
  await become('visible', minutes(11));
  expect(notices).toHaveLength(0);
});
