/**
 * Inline script that sets the colour mode before the first paint: the agent's choice, else the system's. Uses the same
 * storage key and classes as `useColorMode` of `@portal/shared/ui`.
 */
export const colorModeScript =
  "(function(){var m;try{m=localStorage.getItem('color-mode')}catch(e){}" +
  "if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.classList.add(m)})()';
