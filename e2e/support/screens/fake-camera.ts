import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from 'playwright/test';
import { origins } from '../service/environment.ts';
import type { DemoCard } from './onboarding.ts';

/** Size of the camera's picture. */
const width = 1920;
const height = 1080;

/** What Chromium's fake camera sees: a film of one picture. Chromium reads it again whenever a camera is opened. */
const film = join(mkdtempSync(join(tmpdir(), 'portal-camera-')), 'film.mjpeg');

/** Returns options with which Chromium has a camera and allows it without asking. */
export const withCamera = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [
    ...(options.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream=device-count=1',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});

/**
 * Holds one side of a demo card before the camera that is opened next.
 * @param filter CSS: how the camera sees it
 * @param transform CSS: how the card lies
 * @returns what the camera sees, as a JPG
 */
export async function holdCard(
  page: Page,
  card: DemoCard,
  side: 'front' | 'back',
  { filter = 'none', transform = 'rotate(-2deg)' } = {},
): Promise<Buffer> {
  const query = new URLSearchParams({ docType: 'MYKAD', ...card, side });
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width, height });
  const picture = await tab.request.get(`${origins.outbox.url}/cards/picture.svg?${query}`);
  await tab.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#555;filter:${filter}"><div style="zoom:1.18;transform:${transform}">${await picture.text()}</div></body>`,
  );
  // an open camera keeps the film that it has
  const photo = await tab.screenshot({ type: 'jpeg', quality: 90 });
  writeFileSync(`${film}.next`, photo);
  renameSync(`${film}.next`, film);
  await tab.close();
  return photo;
}
