/**
 * Facade: what frame and sign-in use: theme, layout components, motion, router, streams, and what every slot
 * needs. All remotes share one copy. Components that only signed-in screens use are in
 * `@portal/shared/parts`.
 */

export { Global as GlobalStyle } from '@emotion/react';
export * from '../../foundation/streams.ts';
export * from './basics.ts';
export {
  applyColorMode,
  type ColorMode,
  colorModeKey,
  followDeviceColorMode,
  resolveColorMode,
  setColorMode,
  storedColorMode,
} from './color-mode/color-mode.ts';
export { useColorMode } from './color-mode/use-color-mode.ts';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './controls/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './controls/button-link.tsx';
export type { ButtonSize, ButtonVariant } from './controls/button-recipe.ts';
export { isFocusInUse } from './controls/focus-in-use.ts';
export { TextLink, type TextLinkProps } from './controls/text-link.tsx';
export { Banner, type BannerProps } from './feedback/banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { FailurePanel, type FailurePanelProps } from './feedback/failure-panel.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export type { BannerTone } from './feedback/tone-icons.tsx';
export { useDelay, useDelayed } from './feedback/use-delay.ts';
export { FlowerMark, type FlowerMarkProps, Logo, type LogoProps } from './logo.tsx';
export * from './motion/index.ts';
export * from './parcel/index.ts';
export { UiProvider, type UiProviderProps } from './provider.tsx';
export * from './router.ts';
export { createStyleCache, documentStyleCache, type EmotionCache } from './style-cache.ts';
export { PageTitle, type PageTitleProps } from './text/page-title.tsx';
export { type ColorToken, canvasColor } from './theme/colors.ts';
