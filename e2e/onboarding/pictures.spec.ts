import { disguisedHugeJpeg, hugeJpeg } from '@portal/sandbox/src/cards/huge-jpeg.fixture.ts';
import { expect, type Page } from 'playwright/test';
import { test } from '../support/fixtures/test.ts';
import { openIdentityStep } from '../support/screens/customers-phone.ts';
import { pdf } from '../support/screens/documents.ts';
import { plainJpg, readJpg, talkativeJpg, transparentPng, turnedJpg } from '../support/service/pictures.ts';

const front = (page: Page) => page.getByRole('group', { name: 'Front', exact: true });

/** Chooses a file for the front of the card. */
const choose = (page: Page, buffer: Buffer, name = 'photo.jpg') =>
  front(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Chooses a file, and returns the file that leaves the browser. */
async function send(page: Page, buffer: Buffer): Promise<Buffer> {
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/helpme/s3getpost'),
  );
  await choose(page, buffer);
  const { Content } = (await sending).postDataJSON();
  await expect(front(page).getByText(/nothing could be read from it/)).toBeVisible();
  return Buffer.from(Content, 'base64');
}

/** Expects that a file is refused with this reason, and sends nothing. */
async function expectRefused(page: Page, buffer: Buffer, why: RegExp): Promise<void> {
  await choose(page, buffer);
  await expect(front(page).getByRole('alert')).toContainText(why);
}

/** Makes the browser give noise for what was drawn, as protection against fingerprinting does. */
function addNoise(): void {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    crypto.getRandomValues(image.data.subarray(0, 65_536));
    return image;
  };
}

test('[ONB-02] [APP-04] of a picture only upright pixels on white are sent; what is cut or huge is refused', async ({
  page,
  seed,
}) => {
  await seed.session();
  await openIdentityStep(page);
  const plain = plainJpg();
  expect((await send(page, plain)).equals(plain), 'pixels only: unchanged').toBe(true);

  const turned = readJpg(await send(page, turnedJpg()));
  expect([turned.width, turned.height]).toEqual([300, 400]);
  // what was left is above
  expect(turned.brightnessAt(150, 20)).toBeLessThan(turned.brightnessAt(150, 380));

  const onWhite = readJpg(await send(page, transparentPng()));
  expect(onWhite.brightnessAt(50, 150)).toBeGreaterThan(250);

  const sent = (await send(page, talkativeJpg())).toString('latin1');
  expect(sent).not.toMatch(/Aminah|Exif|xmpmeta|3\.1390|JFXX|ftyp/);

  const incomplete = /not complete. If it was still being downloaded/;
  await expectRefused(page, plain.subarray(0, -200), incomplete);
  await expectRefused(page, transparentPng().subarray(0, -20), incomplete);
  await expectRefused(page, pdf.buffer.subarray(0, -200), incomplete);
  await expectRefused(page, hugeJpeg(), /too large to be shown/);
  await expectRefused(page, plain.subarray(0, 10), incomplete);
  await expectRefused(page, disguisedHugeJpeg(), /too large to be shown/);
  await expectRefused(
    page,
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    /HEIC pictures cannot be read/,
  );
  await expectRefused(page, Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), /cannot be opened, or has no page/);
});

test('[ONB-02] where the browser changes what is drawn, a picture goes unchanged or not at all', async ({
  page,
  seed,
}) => {
  await page.addInitScript(addNoise);
  await seed.session();
  await openIdentityStep(page);
  const plain = plainJpg(3000, 40);
  expect((await send(page, plain)).equals(plain)).toBe(true);
  await expectRefused(page, talkativeJpg(), /Allow this site to read canvas data/);
  await expectRefused(page, transparentPng(), /Allow this site to read canvas data/);
});

test('[APP-04] a file that is dropped beside its box never replaces the page, and goes to the only open box', async ({
  page,
  seed,
}) => {
  await seed.session();
  await openIdentityStep(page);
  const drop = (name: string) =>
    page.getByRole('heading', { level: 1 }).evaluate(
      (heading, { content, fileName }) => {
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], fileName, { type: 'image/jpeg' }));
        for (const type of ['dragover', 'drop'])
          heading.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
        return dataTransfer.dropEffect;
      },
      { content: plainJpg().toString('base64'), fileName: name },
    );
  // front and back are open
  await drop('two.jpg');
  await expect(front(page).getByText('Drop the picture here')).toBeVisible();
  await page.getByRole('radio', { name: 'Passport' }).check();
  await drop('one.jpg');
  await expect(page.getByRole('img', { name: 'Picture: Passport' })).toBeVisible();
});
