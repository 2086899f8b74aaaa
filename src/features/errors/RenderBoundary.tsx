import { Component, type ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';
import { isUnloaded } from '../../shared/ui/isUnloaded';

interface State {
  failed: boolean;
  /** A part of the portal did not come, which is the network's doing. */
  offline: boolean;
}

interface Props {
  readonly children: ReactNode;
  /** The address that is shown: another one is tried anew. */
  readonly at?: string;
}

/** Shows 'Algo deu errado.' where a page failed to render; the frame around it stays. A new key tries again. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { failed: false, offline: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, offline: isUnloaded(error) };
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false, offline: false });
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
