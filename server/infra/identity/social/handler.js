// The window of the social network: who is chosen here is told to the portal's hidden frame, as the emulator's own
// page does it, whose styles and scripts an offline machine does not reach.
const query = new URLSearchParams(location.search);
const providerId = query.get('providerId');
const names = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };
const byId = (id) => document.getElementById(id);

byId('network').textContent = names[providerId] ?? providerId;

/** The frame that the page which opened this window holds for the same app. */
function portalFrame() {
  for (let at = 0; at < (window.opener?.frames.length ?? 0); at += 1) {
    const frame = window.opener.frames[at];
    try {
      const its = new URLSearchParams(frame.location.search);
      if (its.get('apiKey') === query.get('apiKey') && its.get('appName') === query.get('appName'))
        return frame;
    } catch {
      // A frame of somebody else's.
    }
  }
  return null;
}

function finish({ rawId, email, displayName }) {
  const claims = {
    sub: rawId,
    iss: '',
    aud: '',
    exp: 0,
    iat: 0,
    email,
    email_verified: true,
    name: displayName,
  };
  const answer = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) });
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: `${location.origin}${location.pathname}?${answer}`,
    sessionId: 'ValueNotUsedByAuthEmulator',
    postBody: '',
    tenantId: query.get('tid'),
    error: null,
  };
  portalFrame()?.postMessage({ eventType: 'sendAuthEvent', data: { authEvent } }, location.origin);
}

function showAccount(account) {
  const button = document.createElement('button');
  button.textContent = `${account.displayName ?? ''} · ${account.email}`;
  button.addEventListener('click', () => finish(account));
  const item = document.createElement('li');
  item.append(button);
  byId('accounts').append(item);
  byId('known').hidden = false;
}

byId('other').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const email = String(form.get('email'));
  finish({ rawId: `demo-${email}`, email, displayName: String(form.get('name')) });
});

void fetch(`/lastro/social/accounts?${new URLSearchParams({ providerId })}`)
  .then((response) => response.json())
  .then((accounts) => accounts.forEach(showAccount));
