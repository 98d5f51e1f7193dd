export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/transitionsvideolanding/[[...landing]]/page';
