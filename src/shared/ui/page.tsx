export { late as page } from '../../../renderers/ui/late';
