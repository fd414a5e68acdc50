import { act, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { Paper } from './paper.tsx';

// jsdom cannot read the boxes at the edges of a page
jest.mock('./page-rules.ts', () => ({ getPageRules: () => ({}) }));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T02:41:00Z') }));
afterEach(() => jest.useRealTimers());

test('a paper that the browser prints again later names that time', () => {
  const print = jest.fn();
  renderPart(
    <Paper
      title="Portfolio review"
      customer={{ name: 'TAN WEI JUN', idNo: '880412-10-5533' }}
      job={{ askedAt: new Date(), print, fail: jest.fn() }}
    >
      Holdings
    </Paper>,
  );
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText('30 Nov 2026, 10:41')).toBeInTheDocument();
  jest.setSystemTime(new Date('2026-11-30T03:55:00Z'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('30 Nov 2026, 11:55')).toBeInTheDocument();
  expect(print).toHaveBeenCalledTimes(1);
});
