export { default, generateMetadata } from '@/app/[site]/[slug]/guest/(lander)/members/[id]/landing2/[[...lander]]/page';
