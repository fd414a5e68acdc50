import type { HostNotice } from '../notices/index.ts';
import { watchReleases } from './release-watch.ts';
import { createReloadOffer } from './reload-offer.ts';

const minutes = (count: number) => count * 60_000;

function setUp(renewed: boolean, online = true) {
  let now = 0;
  let visibility: DocumentVisibilityState = 'visible';
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const notices: HostNotice[] = [];
  const hasNewReleases = jest.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return renewed;
  });
  const askToReload = jest.fn();
  const notify = (notice: HostNotice) => void notices.push(notice);
  watchReleases({ hasNewReleases, offer: createReloadOffer({ notify, askToReload }), now: () => now }, page);
  const setVisibility = async (state: DocumentVisibilityState, at: number) => {
    now = at;
    visibility = state;
    page.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { setVisibility, notices, hasNewReleases, askToReload };
}

test('[FED-02] offers a newer release once, and does not reload by itself', async () => {
  const { setVisibility, notices, askToReload } = setUp(true);
  await setVisibility('hidden', minutes(1));
  await setVisibility('visible', minutes(11));
  await setVisibility('visible', minutes(30));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    text: 'A new version of the portal is ready. Your drafts are kept.',
    lasting: true,
  });
  expect(askToReload).not.toHaveBeenCalled();
  notices[0]?.action?.run();
  expect(askToReload).toHaveBeenCalledTimes(1);
});

test('checks once in ten minutes at most, and not while hidden', async () => {
  const { setVisibility, hasNewReleases, notices } = setUp(false);
  await setVisibility('visible', minutes(5));
  await setVisibility('hidden', minutes(12));
  expect(hasNewReleases).not.toHaveBeenCalled();
  await setVisibility('visible', minutes(12));
  await setVisibility('visible', minutes(20));
  expect(hasNewReleases).toHaveBeenCalledTimes(1);
  expect(notices).toHaveLength(0);
});

test('shows no notice when the registry cannot be loaded', async () => {
  const { setVisibility, notices } = setUp(true, false);
  await setVisibility('visible', minutes(11));
  expect(notices).toHaveLength(0);
});
