import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { globalCss, keyframes } from './global-css.ts';
import { breakpoints, scale, textStyles } from './scale.ts';
import { toSemanticTokens } from './semantic-tokens.ts';

/**
 * Chakra's style engine with our tokens and nothing of its default theme: `defaultBaseConfig` brings conditions
 * and style properties alone. Recipes live beside the component that uses them, so that a layer weighs what its
 * own components weigh.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ap',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens: scale,
      semanticTokens: { colors: toSemanticTokens(colors) },
      textStyles,
    },
  }),
);
