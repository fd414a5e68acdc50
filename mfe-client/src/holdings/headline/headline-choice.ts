import type { ChartFormat } from '@portal/shared/charts';

/** What the agent chose to see. It stays while the headline is shown to the customer, and afterwards. */
export interface HeadlineChoice {
  readonly currency: string;
  /** Whether the earlier years are asked for. */
  readonly isAll: boolean;
  /** What the gain is compared with: the cost, or net money in. */
  readonly gain: 'cost' | 'money';
  /** How net money in is shown. */
  readonly format: ChartFormat;
  /** Whether the gains of all schemes are shown. */
  readonly hasAllGains: boolean;
}

/** Props of what the agent chooses from. */
export interface HeadlineChoiceProps {
  readonly choice: HeadlineChoice;
  /** Changes a part of the choice. */
  readonly onChoose: (change: Partial<HeadlineChoice>) => void;
}
