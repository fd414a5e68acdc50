/**
 * Inline script behind the registry of a page that names records: it asks for those of the remotes that the address shows, so
 * that they arrive with the host's code, which takes them from `window.__portalRecords` (host/src/federation/registry/records.ts).
 */
export const recordScript =
  "(function(){var m=JSON.parse(document.getElementById('portal-registry').textContent).remotes,w=window.__portalRecords={}," +
  "f=location.pathname.split('/')[1],q=new URLSearchParams(location.search),shown=[],n;" +
  'function each(list,run){(list||[]).forEach(run)}' +
  'function ask(e){var r=e.record;if(r&&!w[r.path])(w[r.path]=fetch(r.path,{integrity:r.integrity})).catch(function(){})}' +
  "for(n in m)(function(e){each((e.declares||{}).pages,function(p){if(p.path.split('/')[1]!==f)return;ask(e);" +
  'each(p.shows,function(s){q.has(s.parameter)&&(s.value||q.get(s.parameter))===q.get(s.parameter)&&shown.push(s.place)})})})(m[n]);' +
  'for(n in m)(function(e){each((e.declares||{}).fills,function(g){shown.indexOf(g.place)<0||ask(e)})})(m[n])})()';
