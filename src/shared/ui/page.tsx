/** A page whose code is a chunk of its own. */
export { late as page } from '../../../renderers/ui/late';
