import { Timeline } from '@portal/shared/parts';

export const examples = {
  Timeline: () => (
    <Timeline
      label="History"
      entries={[
        { id: '1', title: 'Submitted', at: '20 Nov 2026, 09:05', state: 'done' },
        { id: '2', title: 'Payment failed', at: '21 Nov 2026, 10:00', note: 'MYR 1,000.00', state: 'failed' },
        { id: '3', title: 'Pending Payment', state: 'now' },
        { id: '4', title: 'Completed', at: 'Expected by 2 Dec 2026', state: 'next' },
      ]}
    />
  ),
};
