/** What signed-in screens are made of, over `@portal/shared/ui`; shared by all remotes as one instance. */
export { Avatar, type AvatarProps } from './avatar.tsx';
export { ButtonGroup } from './button-group.tsx';
export {
  Card,
  CardBody,
  type CardBodyProps,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
} from './card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Chip, type ChipProps, CountPill, Kbd, PlanChip, planName, Tag } from './chip.tsx';
export { CustomerBanner, type CustomerBannerProps } from './customer-banner.tsx';
export { DelayedPlaceholder, type DelayedPlaceholderProps } from './delayed-placeholder.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { KeyValue, type KeyValueProps, KeyValues, Line, type LineProps, Lines } from './facts.tsx';
export {
  ChangeText,
  GainText,
  type GainTextProps,
  MoneyText,
  type MoneyTextProps,
  NavText,
  UnitsText,
} from './figures.tsx';
export { Glyph, type GlyphProps } from './glyph.tsx';
export { List, type ListProps, ListRow, type ListRowProps } from './list.tsx';
export { LoadingRows, type LoadingRowsProps, StillWorking } from './loading.tsx';
export { maskId, spokenId } from './mask-id.ts';
export { IdText, MaskedId } from './masked-id.tsx';
export { Menu, type MenuAction, type MenuChoice, type MenuItem, type MenuProps } from './menu.tsx';
export { Modal, type ModalProps, ModalTitle } from './modal.tsx';
export { initials, titleCase } from './names.ts';
export { PageContent, PageHead, type PageHeadProps, TwoColumns, type TwoColumnsProps } from './page-head.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export { PrivateFigures } from './private-figures.tsx';
export { RiskGauge, type RiskGaugeProps, riskNames } from './risk-gauge.tsx';
export { Row, RowLink, type RowLinkProps, type RowProps } from './row.tsx';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented.tsx';
export { StatusChip, type StatusChipProps, statusTone } from './status-chip.tsx';
export { type Step, Steps, type StepsProps } from './steps.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export {
  type ColumnFrom,
  type SortDirection,
  Sub,
  Table,
  type TableProps,
  Td,
  type TdProps,
  Th,
  type ThProps,
} from './table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { Timeline, type TimelineEntry, type TimelineProps, type TimelineState } from './timeline.tsx';
export type { PartTone } from './tone.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
