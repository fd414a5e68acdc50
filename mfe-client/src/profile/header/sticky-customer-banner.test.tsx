import { UiProvider } from '@portal/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { StickyCustomerBanner } from './sticky-customer-banner.tsx';

const crossing = (isIntersecting: boolean, top: number) => ({
  isIntersecting,
  boundingClientRect: { top, width: 300 },
});

let report: (entries: readonly ReturnType<typeof crossing>[]) => void = () => undefined;
beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const banner = () => document.querySelector('[data-customer-banner]');

test('of several crossings that are reported at once, the last says whether the header is scrolled away', () => {
  render(
    <UiProvider>
      <StickyCustomerBanner name="Tan Mei Ling" idNo="880101-14-5566" header={<h1>Tan Mei Ling</h1>}>
        Holdings
      </StickyCustomerBanner>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Tan Mei Ling' })).toBeVisible();
  expect(banner()).toBeNull();
  act(() => report([crossing(true, 120), crossing(false, -300)]));
  expect(banner()).not.toBeNull();
  act(() => report([crossing(false, -300), crossing(true, 120)]));
  expect(banner()).toBeNull();
});
