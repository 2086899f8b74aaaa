// The hidden frame in the portal: passes on what the window of the social network tells (see gapiStandIn.ts).
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.eventType !== 'sendAuthEvent') return;
  parent.postMessage({ lastro: 'authEvent', authEvent: data.data.authEvent }, '*');
});
parent.postMessage({ lastro: 'ready' }, '*');
