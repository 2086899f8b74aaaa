import { Component, type ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';

/** Shows 'Algo deu errado.' where a page failed to render; the frame around it stays. A new key tries again. */
export class RenderBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title="Algo deu errado."
        action={<Button onClick={() => window.location.reload()}>Recarregar a página</Button>}
      >
        O que você preencheu até agora continua guardado.
      </EmptyState>
    );
  }
}
