/** Paths inside the frame: those of `routes` in host/src/navigation, by their first part. */
export const framePaths = [
  'dashboard',
  'profile',
  'client',
  'client-profile',
  'sat',
  'cart',
  'checkout',
  'payment',
  'application',
  'onboarding',
] as const;

/** Those of them that have no crumbs, as by `routes`; sign-in leads to one. */
export const pathsWithoutCrumbs = ['/', '/dashboard', '/payment/successful'] as const;

/** How long a session lives, in milliseconds; as in host/src/session. */
export const sessionLifetime = 15 * 60_000;

/**
 * Runs in the page's head before anything paints. Says on the document what shows until the portal's code is there:
 * `data-first` is `frame` where the tab holds a session, `login` on `/`, else `none`. A press on sign-in's button opens its
 * window at once, as only a press may, and is remembered for the code that comes (shared/src/ui/parcel/first-paint.ts).
 * Inline, and let through by its hash.
 */
export const firstPaintScript =
  '(function(){var d=document,r=d.documentElement.dataset,p=location.pathname,s,m;' +
  "try{m=localStorage.getItem('side-menu');s=JSON.parse(sessionStorage.getItem('portal.session'));" +
  `s=s&&s.status==='active'&&Date.now()-s.clock.startedAt<${sessionLifetime}}catch(e){s=0}` +
  `r.first=s&&/^\\/(${framePaths.join('|')}|$)(\\/|$)/.test(p)?'frame':p==='/'?'login':'none';` +
  `if(/^(${pathsWithoutCrumbs.join('|').replaceAll('/', '\\/')})$/.test(p))r.crumbs='none';` +
  "r.side=m||(matchMedia('(min-width: 1024px)').matches?'expanded':'rail');" +
  "addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('[data-first-paint] [data-window]'),n=screen,z;" +
  "if(!b||r.pressed)return;r.pressed=b.dataset.window;z=b.dataset.size.split(' ');" +
  'function mid(from,room,size){return Math.round((from||0)+Math.max(0,room-size)/2)}' +
  "open('about:blank',b.dataset.window,'popup,width='+z[0]+',height='+z[1]+" +
  "',left='+mid(n.availLeft,n.availWidth,z[0])+',top='+mid(n.availTop,n.availHeight,z[1]))})})()";
