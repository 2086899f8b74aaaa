import { Component, type ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';
import { isUnloaded } from '../../shared/ui/isUnloaded';

interface State {
  failed: boolean;
  /** A chunk failed to load, which is the network's fault. */
  offline: boolean;
  at?: string | undefined;
}

interface Props {
  readonly children: ReactNode;
  /** Current address; a change retries the failed render. */
  readonly at?: string;
}

/** Shows 'Algo deu errado.' where a page failed to render; the frame around it stays. A new key tries again. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { failed: false, offline: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failed' | 'offline'> {
    return { failed: true, offline: isUnloaded(error) };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failed: false, offline: false, at };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="Algo deu errado."
          action={<Button onClick={() => window.location.reload()}>Recarregar a página</Button>}
        >
          {this.state.offline && <p>Verifique sua conexão e recarregue a página.</p>}
          <p>O que você preencheu até agora continua guardado.</p>
        </EmptyState>
      </div>
    );
  }
}
